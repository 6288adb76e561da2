export { adoptEngines } from './engines/adopt-engines.ts'
export { type ModePanelProps, type Row, type Rows, rowId } from './panel/rows.ts'
