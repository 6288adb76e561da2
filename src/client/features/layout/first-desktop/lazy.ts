export { firstDesktop, layFirstDesktop } from './first-desktop.ts'
