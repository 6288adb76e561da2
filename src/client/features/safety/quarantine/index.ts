export { StorageIssues } from './StorageIssues.tsx'
