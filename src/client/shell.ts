/** The parts around the home screen, and the hand-off from the snapshot: one module, so that they are one request. */
export { default as Chrome } from './Chrome.tsx'
export { DayLine } from './features/clock/DayLine.tsx'
export { default as Dock } from './features/dock/Dock.tsx'
export { default as Pager } from './features/home-screen/Pager.tsx'
export { ClockButton } from './features/minimal/index.ts'
export { default as Overlays } from './Overlays.tsx'
export { handOff } from './snapshot/handoff.ts'
