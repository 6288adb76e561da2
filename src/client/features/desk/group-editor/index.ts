export { addGroup, editGroup } from './open-editor.ts'
