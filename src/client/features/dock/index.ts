export { Dock } from './Dock.tsx'
