export { builtInPair, preloadBuiltIn, withMaskOf } from './theme-change.ts'
