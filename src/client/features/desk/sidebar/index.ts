export { Sidebar } from './Sidebar.tsx'
export { sidebarSettings } from './settings.ts'
export { CAPSULE_PADDING_PX, SIDE_GAP_PX, type SideInsets, sideInsetsOf } from './side-insets.ts'
