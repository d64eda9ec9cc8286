import { Button } from '../../../ui/buttons/button.tsx';

/** The full-width submit button of login forms. */
export function SubmitButton({ isSending, label }: { readonly isSending: boolean; readonly label: string }) {
  return (
    <Button type="submit" variant="primary" size="lg" isLoading={isSending} className="w-full">
      {label}
    </Button>
  );
}
