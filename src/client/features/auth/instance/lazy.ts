export { ConnectButton, InstanceRow } from './InstanceControls.tsx'
export { readInstance } from './kept-instance.ts'
