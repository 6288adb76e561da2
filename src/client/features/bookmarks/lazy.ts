export { parseNetscape } from './parse-netscape.ts'
