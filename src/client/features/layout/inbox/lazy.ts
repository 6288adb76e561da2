export { ContextMenuRow } from './ContextMenuRow.tsx'
