"""Links a door with all its rules in one step, which takes a third off the time to compile a game.

Numba makes each function complete as soon as it is compiled: it links in all that the function
calls, optimises the whole and makes machine code of it. It does so even for functions that only
other compiled functions call, and then again in each of those. Here a rule is left as it was
lowered, and the door that needs it links it once, with everything else, and optimises the whole.

This is written against Numba's internals, so `compiled.py` uses it only with the versions it was
tested with. Nothing of Numba's is changed: our functions are compiled by a pipeline of their own
(an option of `njit`) into libraries of their own, which also carry our settings of the optimiser.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar, cast

import llvmlite.binding
import numba
from numba.core import codegen, compiler, compiler_machinery, ir, typed_passes, types

F = TypeVar("F", bound=Callable[..., Any])

TESTED = ("0.68",)
# Untyped, or with more settings than their types tell.
njit: Any = numba.njit
llvm: Any = llvmlite.binding
JITCodeLibrary: Any = codegen.JITCodeLibrary
Compiler: Any = compiler.Compiler
FunctionPass: Any = compiler_machinery.FunctionPass
register_pass: Any = compiler_machinery.register_pass
Expr: Any = ir.Expr

# Rules are short loops over a handful of things: looking for vector code only delays the compiler,
# and copies of a loop's body fill the processor's cache with code that hardly ever runs.


class _Codegen:
    """Numba's code generator, with our settings of the optimiser."""

    level = 2
    vectorize = False

    def __init__(self, numbas: Any) -> None:
        self._numbas = numbas

    def __getattr__(self, name: str) -> Any:
        return getattr(self._numbas, name)

    def _module_pass_manager(self, **settings: Any) -> Any:
        return type(self._numbas)._module_pass_manager(self, **settings)

    def _function_pass_manager(self, **settings: Any) -> Any:
        return type(self._numbas)._function_pass_manager(self, **settings)

    def _pass_builder(self, **settings: Any) -> Any:
        level = settings.get("opt", self.level)
        options = llvm.create_pipeline_tuning_options(level)
        options.loop_vectorization = settings.get("loop_vectorize", self.vectorize)
        options.slp_vectorization = settings.get("slp_vectorize", False)
        options.loop_unrolling = False
        return llvm.create_pass_builder(self._tm, options)


class _VectorCodegen(_Codegen):
    """The same, but it looks for loops that can be done many numbers at a time, and tries harder,
    which takes a tenth longer and pays where bots think."""

    level = 3
    vectorize = True


class _CodegenOfRules(_Codegen):
    def set_env(self, name: str, environment: Any) -> None:
        """Do nothing: an unlinked rule has no place for it, and nopython code never needs it."""


class _Rule(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule as it was lowered."""

    def finalize(self) -> None:
        self._finalized = True

    def lowered(self) -> Any:
        """The rule's own functions, fit for linking into several doors."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """The rule with all that it calls, for compiled functions that are not ours."""
        module = self._final_module.clone()
        rules, others = _called_by(self)
        for one in [rule.lowered() for rule in rules] + [
            other._get_module_for_linking() for other in others
        ]:
            module.link_in(one, preserve=True)
        for function in module.functions:
            if not function.is_declaration and function.linkage.name == "external":
                function.linkage = "linkonce_odr"
        return module


class _Door(JITCodeLibrary):  # type: ignore[misc]
    """The code of a door, linked with every rule that it needs."""

    def finalize(self) -> None:
        rules, others = _called_by(self)
        for one in rules:
            self._final_module.link_in(one.lowered(), preserve=True)
            self._reload_init.update(one._reload_init)
        # Nobody else calls the rules in this door, so the optimiser may change how they are called.
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
        self._linking_libraries = others
        super().finalize()


def _called_by(library: Any) -> tuple[list[_Rule], list[Any]]:
    """The rules that a library calls, and that those call, and so on; and the code of Numba's own
    that all of them use, which is complete by itself."""
    rules: dict[Any, None] = {}
    others: dict[Any, None] = {}
    waiting = list(library._linking_libraries)
    while waiting:
        one = waiting.pop()
        if not isinstance(one, _Rule):
            others[one] = None
        elif one not in rules:
            rules[one] = None
            waiting += one._linking_libraries
    return list(rules), list(others)


@register_pass(mutates_CFG=False, analysis_only=True)
class _Borrowing(FunctionPass):  # type: ignore[misc]
    """Most rules only borrow arrays: they are given rows and fields, read and write their numbers,
    and hand them on. Such a rule need not count who uses an array. To count takes an atomic
    instruction each time, a fifth of a search, and hides from the optimiser what happens."""

    _name = "kuroshio_borrowing"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        if not _keeps_arrays(state):
            state.targetctx.enable_nrt = False
        return False


# How a rule comes by an array that somebody else keeps.
_BORROWING = {"getattr", "getitem", "static_getitem", "cast", "phi", "build_tuple"}
_BORROWING |= {"exhaust_iter", "getiter", "iternext", "pair_first", "pair_second"}


def _keeps_arrays(state: Any) -> bool:
    """Whether a function may have an array of its own: it makes one, is handed one by another
    function, hands one back, copies one, or hands one to a function that is no rule."""
    kinds = state.typemap

    def is_array(kind: Any) -> bool:
        kind = kind.this if isinstance(kind, types.BoundFunction) else kind
        return bool(state.targetctx.data_model_manager[kind].contains_nrt_meminfo())

    def is_rule(callee: Any) -> bool:
        return isinstance(callee, types.Dispatcher) or getattr(callee, "typing_key", None) is len

    touched = []  # variables that tell it if they are arrays
    for block in state.func_ir.blocks.values():
        for one in block.find_insts((ir.SetItem, ir.StaticSetItem)):
            touched.append(one.value)
        for one in block.find_insts(ir.Assign):
            made = one.value
            if isinstance(made, Expr) and made.op not in _BORROWING:
                touched.append(one.target)
                if made.op != "call" or not is_rule(kinds[made.func.name]):
                    touched += made.list_vars()
    return is_array(state.return_type) or any(is_array(kinds[one.name]) for one in touched)


class _Pipeline(Compiler):  # type: ignore[misc]
    library: Any
    generator: Any

    def define_pipelines(self) -> list[Any]:
        pipelines: list[Any] = super().define_pipelines()
        for one in pipelines:
            one.add_pass_after(_Borrowing, typed_passes.NopythonTypeInference)
            one.finalize()
        return pipelines

    def compile_extra(self, func: Any) -> Any:
        generator = self.generator(self.state.targetctx.codegen())
        self.state.library = self.library(generator, func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class _RulePipeline(_Pipeline):
    library, generator = _Rule, _CodegenOfRules


@contextmanager
def _nothing_swept() -> Iterator[None]:
    """Python does not look for garbage meanwhile: among all that the compiler keeps that takes
    long, and it finds little."""
    sweeps = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if sweeps:
            gc.enable()


class _DoorPipeline(_Pipeline):
    library, generator = _Door, _Codegen

    def compile_extra(self, func: Any) -> Any:
        with _nothing_swept():
            return super().compile_extra(func)


class _VectorDoorPipeline(_DoorPipeline):
    generator = _VectorCodegen


def _widen(kind: types.Type) -> types.Type:
    return types.int64 if isinstance(kind, types.Integer | types.Boolean) else kind


def _call_template(dispatcher: Any, args: Iterable[types.Type], kws: dict[str, types.Type]) -> Any:
    widened = {name: _widen(kind) for name, kind in kws.items()}
    return type(dispatcher).get_call_template(dispatcher, tuple(map(_widen, args)), widened)


def rule(function: F) -> F:
    """Compile a function for the use of other compiled functions.

    Numba would compile it again for every mixture of int8, int16 and int64 that it is called with.
    Whole numbers and truth values are passed as int64 here, so that each rule is compiled exactly
    once, also if one caller says True and another False. It gets no wrapper for calls from Python
    and no file in the cache: the doors that use it have both.
    """
    compiled = njit(
        nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=_RulePipeline
    )(function)
    compiled.get_call_template = partial(_call_template, compiled)
    return cast(F, compiled)


def door(function: F, vector: bool = False) -> F:
    """Compile a function that Python calls, with all rules in it; with vector code where asked."""
    pipeline = _VectorDoorPipeline if vector else _DoorPipeline
    compiled = njit(nogil=True, no_cfunc_wrapper=True, pipeline_class=pipeline)(function)
    return cast(F, compiled)
