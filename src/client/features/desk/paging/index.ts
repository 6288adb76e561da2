export { useIncrementalRender } from './incremental-render.ts'
export { outgoingPage } from './outgoing-page.ts'
