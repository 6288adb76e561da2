export { DesktopPreview } from './DesktopPreview.tsx'
export { lookOf } from './look.ts'
