export { ItemForm } from './ItemForm.tsx'
export { ItemPreview } from './ItemPreview.tsx'
export { previewOf, problemsOf } from './model.ts'
export { useItemDraft } from './use-item-draft.ts'
