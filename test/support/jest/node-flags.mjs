// For every process of the tests that opens an embedded database, which is WebAssembly: V8 runs it as it was compiled first. To
// compile it once more, for speed, takes longer than most tests use it: a seventh of their processor time, and a third of what a
// service needs for its start.
export const AS_COMPILED_FIRST = ['--liftoff-only'];

// For the workers of Jest, which make much that soon nobody needs: the fewer collections, the better.
export const MUCH_ROOM = ['--max-semi-space-size=64'];
