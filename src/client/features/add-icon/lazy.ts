export { acceptFromOutside, addSites } from './accept-from-outside.ts'
