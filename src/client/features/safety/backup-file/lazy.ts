export { ExportRow } from './ExportRow.tsx'
export { followUnsaved } from './follow-unsaved.ts'
export { tellToExport } from './tell-to-export.ts'
