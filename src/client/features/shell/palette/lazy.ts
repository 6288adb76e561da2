export { openPalette } from './open-palette.ts'
