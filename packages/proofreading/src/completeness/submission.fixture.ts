/** A 510(k) summary that holds all that 21 CFR 807.92 asks for, of a device and a company that are not. */
export const wholeSummary = `510(k) Summary

This 510(k) summary is submitted in accordance with 21 CFR 807.92.

1. Submitter

Northfield Devices, Inc.
400 Lakeview Drive, Duluth, MN 55802
Phone: 218-555-0140

Contact Person: Jane Miller, Regulatory Affairs Manager
Date Prepared: March 3, 2026

2. Subject Device

Trade Name: FlowSure Infusion Set
Common Name: Intravascular administration set
Classification Name: Set, administration, intravascular (21 CFR 880.5440)
Product Code: FPA

3. Predicate Device

The predicate device is the ClearLine Administration Set, cleared under K000000.

4. Device Description

The FlowSure Infusion Set consists of a spike, a drip chamber, tubing with a roller clamp and a male luer connector. Fluid runs by gravity: when the roller clamp is opened, the set releases fluid from the container, and the drops that fall in the chamber show the flow rate. The tubing is made of polyvinyl chloride with a length of 180 cm, and the connectors are made of polycarbonate.

5. Intended Use

The FlowSure Infusion Set is intended for the administration of fluids from a container to a patient's vascular system through a needle or catheter. The indications for use differ from those of the predicate in that neonates are left out; this narrower population does not affect safety or effectiveness.

6. Comparison of Technological Characteristics

The subject device has the same design, energy source and principle of operation as the predicate device. The material of the tubing is different: it holds no DEHP.

7. Performance Data

Biocompatibility was evaluated according to ISO 10993-1. Leak and tensile testing per ISO 8536-4 was performed, and all samples met the acceptance criteria.

In a clinical study 40 patients were enrolled at two hospitals; no serious adverse events and no complications were seen.

8. Conclusion

The tests demonstrate that the device is as safe and as effective as the predicate device and performs as well, and that it is substantially equivalent.
`;

/** The same as a template that nobody filled in, with all its headings and a table of contents. */
export const emptySummary = `510(k) Summary

Table of Contents

1. Submitter .................................................... 1
2. Subject Device ............................................... 1
3. Predicate Device ............................................. 2
4. Device Description ........................................... 2
5. Intended Use ................................................. 2
6. Comparison of Technological Characteristics .................. 3
7. Performance Data ............................................. 3
8. Conclusion ................................................... 4

1. Submitter

[Company Name]
[Address]
Phone: [insert telephone number]

Contact Person: [Name]
Date Prepared: [DATE]

2. Subject Device

Trade Name: [insert trade name]
Common Name: TBD
Classification Name: [insert classification name]

3. Predicate Device

[Insert the name and 510(k) number of the predicate device]

4. Device Description

Describe the device, how it works and what it is made of.

5. Intended Use

To be provided.

6. Comparison of Technological Characteristics

See the comparison table in the device description.

7. Performance Data

Not applicable.

8. Conclusion

[Insert conclusion]
`;
