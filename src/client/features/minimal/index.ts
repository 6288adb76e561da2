export { ClockButton } from './ClockButton.tsx'
export { listenToGround } from './ground.ts'
export { MinimalMode } from './MinimalMode.tsx'
export { followMinimal } from './play.ts'
