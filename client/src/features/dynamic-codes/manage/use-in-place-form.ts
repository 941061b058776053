import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** A form that replaces the button which opens it. The button gets the focus back. */
export function useInPlaceForm() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, opener, open: () => setOpen(true), close: () => setOpen(false) };
}

/** Handles the keys of an in-place form: Escape closes the form. */
export const closeOnEscape =
  (onClose: () => void) =>
  ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
