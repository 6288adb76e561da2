export { CloudBackupRow } from './CloudBackupRow.tsx'
export { cloudBackup } from './cloud-backup.tsx'
