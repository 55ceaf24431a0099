import { TemplateList } from "../features/templates/template-list.tsx";
import { Page, PageHead } from "../shared/ui/page.tsx";

const lede = "Working documents in our own words, each section with the clause that asks for it, and the authorities’ own forms.";

export function Templates() {
  return (
    <Page title="Global Templates" width="wide">
      <PageHead heading="Global Templates" lede={lede} />
      <TemplateList />
    </Page>
  );
}
