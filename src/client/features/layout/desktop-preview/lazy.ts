export { DesktopPreview } from './DesktopPreview.tsx'
