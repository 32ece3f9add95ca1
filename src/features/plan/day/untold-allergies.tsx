import { useCatalogue } from '../../../device/hooks/hooks.ts';
import { readAllergyText, unreadWarning } from '../../../domain/plan/rules/allergy-text.ts';
import { Notice } from '../../../ui/show/notice.tsx';

/** Warns of words in the member's allergies that nobody understood. */
export function UntoldAllergies({ text }: { text: string }) {
  const { catalogue } = useCatalogue();
  const warning = catalogue === null ? null : unreadWarning(readAllergyText(text, catalogue.foods));
  if (warning === null) return null;
  return (
    <Notice role="note" tone="warning">
      {warning}
    </Notice>
  );
}
