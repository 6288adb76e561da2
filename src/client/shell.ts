/**
 * What the program needs to take a snapshot's place: the parts around the home screen, and the taking itself. One file,
 * so that one answer brings all of it.
 */
export { default as Chrome } from './Chrome.tsx'
export { default as Dock } from './features/dock/Dock.tsx'
export { default as Pager } from './features/home-screen/Pager.tsx'
export { ClockButton } from './features/minimal/index.ts'
export { default as Overlays } from './Overlays.tsx'
export { handOff } from './snapshot/handoff.ts'
