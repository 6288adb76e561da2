export { builtIcons, firstIcons } from './packs.ts'
