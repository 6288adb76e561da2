import { fitsSegments } from '../model.ts'
import { type ChoiceProps, Segmented } from './Segmented.tsx'
import { Select } from './Select.tsx'

/** A choice: side by side where few short labels fit, else by a menu. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const Control = fitsSegments(props.options.map(({ label }) => label)) ? Segmented : Select
  return <Control {...props} />
}
