export { isContextMenuOn, onContextMenuChange } from './context-menu.ts'
export { groupsToChoose, LAST_GROUP, whereIs } from './model.ts'
export { sendToInbox } from './send.ts'
