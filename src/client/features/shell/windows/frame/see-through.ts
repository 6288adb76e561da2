/** Hides the component window, which stays as it is, or shows it again: what is behind it is to be seen for a moment. */
export function seeThroughWindow(isOn: boolean): void {
  const layer = document.getElementById('layer-window')
  if (layer !== null) layer.style.opacity = isOn ? '0' : ''
}
