/** Selects the elements in which text is typed; they have an undo and word keys of their own. */
export const TEXT_INPUTS = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, [contenteditable]'
