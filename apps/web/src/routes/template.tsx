import { Link, useParams } from "react-router";
import { useAddress } from "../shared/address.ts";
import { TemplateAbout } from "../features/templates/template-about.tsx";
import { useTemplate } from "../features/templates/use-templates.ts";
import { withParams } from "../shared/params.ts";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";

/** One template: filled from which product, with or without what belongs in each section, as its address says. */
export function TemplatePage() {
  const { templateId = "" } = useParams();
  const [params, setParams] = useAddress();
  const product = params.get("product");
  return (
    <QueryState
      query={useTemplate(templateId, product)}
      waiting="Opening the template"
      failed="The template could not be opened."
      missing={<Missing />}
      page="Template"
    >
      {(template) => (
        <TemplateAbout
          template={template}
          wish={{ product, instructions: params.get("instructions") !== "no" }}
          onWish={({ product: from, instructions }) =>
            setParams((now) => withParams(now, { product: from, instructions: instructions ? null : "no" }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      )}
    </QueryState>
  );
}

const Missing = () => (
  <Empty title="There is no template at this address." action={<Link to="/templates">Global Templates</Link>}>
    The address may have been cut short, or the product it is filled from is no longer there.
  </Empty>
);
