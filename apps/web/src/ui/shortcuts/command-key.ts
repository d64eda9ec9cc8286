/** The modifier key for commands, as labeled on this keyboard. */
export function commandKey(): '⌘' | 'Ctrl' {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
