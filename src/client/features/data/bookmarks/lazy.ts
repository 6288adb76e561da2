export { bookmarkApp, provideBookmarkApp } from './bookmark-app.ts'
export { parseNetscape } from './parse-netscape.ts'
export { writeNetscape } from './write-netscape.ts'
