export { firstDesktop } from './first-desktop.ts'
