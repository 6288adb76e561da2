export { Sidebar } from './Sidebar.tsx'
export { sidebarSettings } from './settings.ts'
