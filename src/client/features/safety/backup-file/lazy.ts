export { ExportRow } from './ExportRow.tsx'
export { exportBackup } from './export-backup.ts'
