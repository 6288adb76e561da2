export { Sidebar } from './Sidebar.tsx'
export { sidebarSettings } from './settings.ts'
export { type SideInsets, sideInsetsOf } from './side-insets.ts'
