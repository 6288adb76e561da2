export { listenToPagingGestures } from './gestures.ts'
export { livePage } from './live-page.ts'
export { playTransition } from './transition.ts'
export { pinCurrentGroup, turnPage } from './turn-page.ts'
