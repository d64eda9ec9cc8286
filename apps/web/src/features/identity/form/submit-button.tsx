import { Button } from '../../../ui/buttons/button.tsx';

/** The one button of a form on the way in: the whole width. */
export function SubmitButton({ isSending, label }: { readonly isSending: boolean; readonly label: string }) {
  return (
    <Button type="submit" variant="primary" size="lg" isLoading={isSending} className="w-full">
      {label}
    </Button>
  );
}
