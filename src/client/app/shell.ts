/** The parts around the home screen, and the hand-off from the snapshot: one module, so that they are one request. */

export { default as Dock } from '../features/desk/dock/Dock.tsx'
export { default as Pager } from '../features/layout/home-screen/pager/Pager.tsx'
export { ClockButton } from '../features/layout/minimal/index.ts'
export { DayLine } from '../features/look/clock/date/DayLine.tsx'
export { handOff } from '../first-frame/snapshot/handoff.ts'
export { default as Chrome } from './Chrome.tsx'
export { default as Overlays } from './Overlays.tsx'
