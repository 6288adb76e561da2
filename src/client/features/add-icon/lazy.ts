export { acceptFromOutside } from './accept-from-outside.ts'
