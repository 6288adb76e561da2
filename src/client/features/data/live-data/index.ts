export { defineLiveDocument } from './live-document.ts'
