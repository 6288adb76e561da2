export { ConnectButton, InstanceRow } from './InstanceControls.tsx'
