export { appFace } from './app-face.tsx'
