export { footHeightOf } from './model.ts'
