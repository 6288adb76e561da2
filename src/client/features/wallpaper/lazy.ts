export { builtInPair, preloadBuiltIn, withThemeMask } from './theme-change.ts'
