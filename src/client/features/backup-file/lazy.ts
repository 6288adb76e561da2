export { ExportRow } from './ExportRow.tsx'
export { tellToExport } from './tell-to-export.ts'
