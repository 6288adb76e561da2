export { ClockButton } from './ClockButton.tsx'
export { listenToDoubleClick } from './double-click.ts'
export { MinimalMode } from './MinimalMode.tsx'
