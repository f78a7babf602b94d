"""Rules inside others: compiled as far as LLVM's code, and made fast together, where Python enters.

Numba would optimise each rule with all that it calls, and again inside each of its callers. That costs twice
the time, and has one good side: what is small is small before it is taken into its callers. So an entry is
gone through once more than Numba would.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult

EDITION = 2  # to be raised when what is done here makes other code of the same rules
Kept = tuple[Any, ...]


class Part(JITCodeLibrary):
    """The code of an inner rule: others link it, nobody runs it by itself."""

    @property
    def codegen(self) -> Any:
        """Nothing was loaded into memory, so there is nothing to set there."""
        return NOWHERE

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """No machine code, no address."""
        self._ensure_finalized()
        return 0


class Entry(JITCodeLibrary):
    """The code of a rule that Python calls, with all the parts that it needs."""

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=3, cost="cheap"
        )
        passes.run(self._final_module, builder)
        super()._optimize_final_module()


class Nowhere:
    """Stands for the memory that a part is not loaded into."""

    def set_env(self, name: str, env: Any) -> None:
        """Nothing is there."""


NOWHERE = Nowhere()


class PartCompiler(Compiler):
    """Numba's steps, leading to a part."""

    library: type[JITCodeLibrary] = Part

    def compile_extra(self, function: Any) -> Any:
        """Compile a function into a library that bears its name."""
        self.state.library = self.library(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


class EntryCompiler(PartCompiler):
    """Numba's steps, leading to an entry."""

    library = Entry


def reduced(result: Any) -> Kept:
    """What is kept of a compiled rule."""
    if not isinstance(result.library, Part):
        kept: Kept = result._reduce()
        return kept
    result.fndesc.typemap = result.fndesc.calltypes = None
    code = result.library._final_module.as_bitcode()
    return code, result.library.name, result.fndesc, result.environment, result.signature


def rebuilt(context: Any, kept: Kept) -> Any:
    """A compiled rule from what was kept of it."""
    if not isinstance(kept[0], bytes):
        return CompileResult._rebuild(context, *kept)
    code, name, fndesc, env, signature = kept
    part = Part(context.codegen(), name)
    part._final_module = llvm.parse_bitcode(code)
    part._finalize_final_module()
    facts: dict[str, Any] = dict.fromkeys(CompileResult._fields)
    facts |= {"target_context": context, "typing_context": context.typing_context, "library": part}
    facts |= {"fndesc": fndesc, "environment": env, "signature": signature}
    facts |= {"entry_point": context.get_executable(part, fndesc, env), "objectmode": False}
    return CompileResult(**facts)
