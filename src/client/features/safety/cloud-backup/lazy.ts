export { cloudBackup } from './cloud-backup.tsx'
