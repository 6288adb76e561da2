/** For the tests of widgets. */
export { expectUndone } from '../core/testing.ts'
