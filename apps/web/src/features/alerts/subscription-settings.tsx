import { SubscribedBody, type Subscription } from "@clausewise/contracts";
import { alertTypeLabels, alertTypes, severities, severityLabels } from "@clausewise/contracts/vocabulary";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { Choice } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Segments } from "../../shared/ui/segments.tsx";
import { CheckGroup } from "./check-group.tsx";
import { FeedsSection } from "./feeds-section.tsx";
import { MailFields } from "./mail-fields.tsx";
import { SearchesField } from "./searches-field.tsx";
import styles from "./subscription.module.css";
import { type SubscriptionForm, useOfficialSources, useOwnProducts, useSubscription, useSubscriptionForm } from "./use-subscription.ts";

const types = alertTypes.map((value) => [value, alertTypeLabels[value]] as const);
const bodies = SubscribedBody.options.map((value) => [value, value] as const);
const levels = severities.map((value) => ({ value, label: severityLabels[value] }));

/** What a person is told of: kept for them, and the same in every browser. */
export function SubscriptionSettings() {
  return (
    <QueryState query={useSubscription()} waiting="Loading your settings" failed="Your settings could not be loaded.">
      {(saved) => (
        <div className={styles.settings}>
          <Settings saved={saved} />
          <FeedsSection />
        </div>
      )}
    </QueryState>
  );
}

function Settings({ saved }: { saved: Subscription }) {
  const form = useSubscriptionForm(saved);
  const { values, change } = form;
  return (
    <form
      className={styles.settings}
      aria-label="Subscription Settings"
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <p>
        You are told of an alert when it is of a type, body and severity chosen here, and concerns one of your products, comes from a source
        or holds the words chosen below. Every notification says which of these it was.
      </p>
      <CheckGroup legend="Alert types" options={types} chosen={values.types} onChange={(chosen) => change({ types: chosen })} />
      <CheckGroup
        legend="Regulatory bodies"
        note="Other stands for alerts that name none of these."
        options={bodies}
        chosen={values.bodies}
        onChange={(chosen) => change({ bodies: chosen })}
      />
      <Choice
        className={styles.short ?? ""}
        label="Severity from"
        data={levels}
        value={values.severity_from}
        onChange={({ target }) => change({ severity_from: severities.find((one) => one === target.value) ?? "low" })}
      />
      <Products form={form} />
      <Sources form={form} />
      <SearchesField searches={values.searches} onChange={(searches) => change({ searches })} />
      <MailFields mail={values.mail} reached={saved.reached} onChange={(mail) => change({ mail })} />
      <div className={styles.foot}>
        <Button type="submit" loading={form.saving} disabled={!form.isChanged || form.problems !== null}>
          Save
        </Button>
        <span role="status">{form.problems ?? (form.isChanged ? "Not saved yet." : "Saved.")}</span>
      </div>
    </form>
  );
}

function Products({ form: { values, change } }: { form: SubscriptionForm }) {
  const products = useOwnProducts();
  return (
    <section className={styles.group} aria-label="Products">
      <h2>Products</h2>
      <Segments
        label="Products"
        options={[
          ["all", "All my products"],
          ["chosen", "Chosen ones"],
        ]}
        value={values.products.which}
        onChange={(which) => change({ products: { ...values.products, which } })}
      />
      <QueryState
        query={products}
        waiting="Loading your products"
        failed="Your products could not be loaded."
        inline
        isEmpty={({ total }) => total === 0}
        empty={
          <p>
            You keep no products yet, so no alert concerns one. <Link to="/regulatory-compass?tab=intake">Add a product</Link>
          </p>
        }
      >
        {({ items }) =>
          values.products.which === "chosen" ? (
            <CheckGroup
              legend="Products that you are told of"
              options={items.map(({ id, name }) => [id, name] as const)}
              chosen={values.products.ids}
              onChange={(ids) => change({ products: { which: "chosen", ids } })}
            />
          ) : (
            <p>{items.map(({ name }) => name).join(", ")}, and those that you add later.</p>
          )
        }
      </QueryState>
    </section>
  );
}

function Sources({ form: { values, change } }: { form: SubscriptionForm }) {
  return (
    <QueryState
      query={useOfficialSources()}
      waiting="Loading the official sources"
      failed="The official sources could not be loaded."
      inline
    >
      {({ sources }) => (
        <CheckGroup
          legend="Official sources"
          note="You are told of their alerts whatever your products are."
          options={sources.map(({ id, title }) => [id, title] as const)}
          chosen={values.sources}
          onChange={(chosen) => change({ sources: chosen })}
        />
      )}
    </QueryState>
  );
}
